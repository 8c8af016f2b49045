// What other features may import from label.
export { presentLabels } from './label.present.ts'
export { copyLabels, type LabelRow, labels_column, task_labels_column } from './label.queries.ts'
export { replaceMeetingLabels, replaceTaskLabels } from './label.service.ts'
