import type { Letter } from '../compose.ts'

/** A mail of a seeded mailbox, told from its owner's side. */
export interface SeedLetter extends Omit<Partial<Letter>, 'message_id' | 'answers' | 'at_ms'> {
  readonly key: string
  /** How long ago it came or was sent. */
  readonly hours: number
  /** The key of the mail that it answers. */
  readonly reply_to?: string
  /** Where it lies; the inbox unless said. Without a sender it is the owner's own. */
  readonly place?: 'inbox' | 'archive' | 'sent' | 'draft' | 'spam' | 'trash'
  /** Names of further labels. */
  readonly labels?: readonly string[]
  readonly is_unread?: boolean
}

/** Made-up people who write now and then. */
export const people = {
  mara: 'Mara Lindqvist <mara@harbour.example>',
  jonas: 'Jonas Okafor <jonas@harbour.example>',
  tomoko: '山本 朋子 <tomoko@yamamoto.example>',
  eloise: 'Éloïse Garnier <eloise@atelier.example>',
  joerg: 'Jörg Weiß <joerg@hausverwaltung.example>',
  irina: 'Ирина Соколова <irina@sokolova.example>',
  nikos: 'Νίκος Παππάς <nikos@reisen.example>',
  limei: '李梅 <limei@schedule.example>',
  minjun: '김민준 <minjun@studio.example>',
  leila: 'ليلى حداد <leila@haddad.example>',
  noam: 'נועם כהן <noam@cohen.example>',
  rui: 'Rui Tavares <rui@tavares.example>',
  agnieszka: 'Agnieszka Żółć <agnieszka@zolc.example>',
  priya: 'प्रिया रमन <priya@raman.example>',
} as const
