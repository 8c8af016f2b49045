// What other features may import from label.
export { presentLabels } from './label.present.ts'
export {
  copyLabels,
  first_label_column,
  type LabelRow,
  labels_column,
  task_labels_column,
} from './label.queries.ts'
export { replaceMeetingLabels, replaceTaskLabels } from './label.service.ts'
