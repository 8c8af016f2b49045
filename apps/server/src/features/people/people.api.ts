// What other features may import from people.
export { seedAdmin, type SeededAdmin } from './admin/admin.service.ts'
