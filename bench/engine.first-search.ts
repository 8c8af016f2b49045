/** Run in a fresh process: prints the milliseconds of its first search. */
import { findFreeSlots } from '@meridian/engine'
import { quarterMs, seededQuestion } from './engine.data.ts'

const question = seededQuestion({ people: 5, busyEach: 20, days: 4 })
const began = performance.now()
const slots = findFreeSlots({ ...question, durationMs: quarterMs })
const tookMs = performance.now() - began
console.log(JSON.stringify({ tookMs, slots: slots.length }))
