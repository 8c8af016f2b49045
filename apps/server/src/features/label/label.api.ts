// What other features may use of label. Each name is described where it is defined.
export { presentLabels } from './label.present.ts'
export { copyLabels, type LabelRow, labels_column } from './label.queries.ts'
export { replaceMeetingLabels } from './label.service.ts'
