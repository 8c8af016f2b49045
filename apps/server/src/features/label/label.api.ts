// What other features may import from label.
export { presentLabels } from './label.present.ts'
export { copyLabels, type LabelRow, labels_column } from './label.queries.ts'
export { replaceMeetingLabels } from './label.service.ts'
