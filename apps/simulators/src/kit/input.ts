import { isJson, type Json } from './message.ts'

/** What was asked of a simulator's control makes no sense; the message says why. */
export class InputError extends Error {}

/** Readers of what arrives from outside. `take…` refuses when it is missing, `find…` answers undefined; both refuse other types. */
export function takeText(input: Json, key: string): string {
  return findText(input, key) ?? missing(key)
}

export function findText(input: Json, key: string): string | undefined {
  const value = input[key]
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : wrong(key, 'text')
}

export function takeNumber(input: Json, key: string): number {
  return findNumber(input, key) ?? missing(key)
}

export function findNumber(input: Json, key: string): number | undefined {
  const value = input[key]
  if (value === undefined || value === null) return undefined
  return typeof value === 'number' ? value : wrong(key, 'a number')
}

export function findFlag(input: Json, key: string): boolean | undefined {
  const value = input[key]
  if (value === undefined || value === null) return undefined
  return typeof value === 'boolean' ? value : wrong(key, 'true or false')
}

export function takeObject(input: Json, key: string): Json {
  return findObject(input, key) ?? missing(key)
}

export function findObject(input: Json, key: string): Json | undefined {
  const value = input[key]
  if (value === undefined || value === null) return undefined
  return isJson(value) ? value : wrong(key, 'an object')
}

export function takeList(input: Json, key: string): readonly unknown[] {
  return findList(input, key) ?? missing(key)
}

export function findList(input: Json, key: string): readonly unknown[] | undefined {
  const value = input[key]
  if (value === undefined || value === null) return undefined
  return Array.isArray(value) ? value : wrong(key, 'a list')
}

export function findTexts(input: Json, key: string): readonly string[] | undefined {
  return findList(input, key)?.map((item) =>
    typeof item === 'string' ? item : wrong(key, 'a list of texts'),
  )
}

function missing(key: string): never {
  throw new InputError(`"${key}" is missing.`)
}

function wrong(key: string, expected: string): never {
  throw new InputError(`"${key}" must be ${expected}.`)
}
