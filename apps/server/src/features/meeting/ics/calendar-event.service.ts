// A meeting becomes an event in one way, whether it goes into a file or to a provider.
export { type ExportRow, listExportRows } from './calendar-export.queries.ts'
export { eventOf, timeAt } from './calendar-file.export.ts'
export { product_id } from './calendar-file.rules.ts'
