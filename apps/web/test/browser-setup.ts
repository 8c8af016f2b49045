import './plain-react.ts'
import './plain-elements.ts'
import './unpainted.ts'
import '../src/styles/index.css'
import { afterEach, beforeEach, vi } from 'vitest'
import { expectNoComplaints, listenForComplaints } from './complaints.ts'
import { remembering } from './stores.ts'

vi.mock('zustand', async (importOriginal) => {
  const zustand = await importOriginal<typeof import('zustand')>()
  return { ...zustand, create: remembering(zustand.create) }
})

beforeEach(() => {
  listenForComplaints()
  document.documentElement.lang = 'en'
  document.documentElement.dataset['theme'] = 'light'
})

afterEach(expectNoComplaints)
