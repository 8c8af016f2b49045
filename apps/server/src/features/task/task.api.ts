// What other features may import from task.
export { deleteVisibleTask } from './task.queries.ts'
export { createTask } from './task.service.ts'
