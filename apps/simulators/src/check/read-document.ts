import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isJson } from '../kit/message.ts'
import type { ReadDocument } from './subject.ts'

/** Reads the JSON and YAML files of a folder; throws for one that is missing or holds no object. */
export function readDocumentsIn(folder: string): ReadDocument {
  return (file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const document: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text)
    if (!isJson(document)) throw new Error(`${file} holds no description.`)
    return document
  }
}
