import './de/aria-words.ts'

export { catalogue } from './de/catalogue.ts'
