// What other features may import from task.
export { deleteVisibleTask } from './task.queries.ts'
export { presentTask } from './task.present.ts'
export { createMeetingTask, createTask, deleteTask, listTasks } from './task.service.ts'
