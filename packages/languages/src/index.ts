export { initialsOf } from './initials.ts'
export * from './languages.ts'
export * from './translate.ts'
