// What other features may use of people. Each name is described where it is defined.
export { seedAdmin, type SeededAdmin } from './admin/admin.service.ts'
