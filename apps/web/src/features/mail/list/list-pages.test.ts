import type { ListedMail } from '@meridian/contract'
import { expect, it } from 'vitest'
import { aMail } from '../mail.sample.ts'
import { pagesInOrder } from './list-pages.ts'

const mail = (mail_id: string) => aMail({ mail_id })

it('[WML7] counts what is not there as full, the last page as what is left', () => {
  const known = [{ page: 2, mails: [mail('c'), mail('d')] }]
  const pages = pagesInOrder(7, { page_mails: 2, known, present: (one) => one })
  expect(pages).toEqual([2, known[0]?.mails, 2, 1])
})

it('[WML8] shows a mail once that has moved from one page to the next meanwhile', () => {
  const known = [
    { page: 1, mails: [mail('a'), mail('b')] },
    { page: 2, mails: [mail('b'), mail('c')] },
  ]
  const pages = pagesInOrder(4, { page_mails: 2, known, present: (one) => one })
  expect(pages).toEqual([[mail('a'), mail('b')], [mail('c')]])
})

it('[WML5] leaves out what is not shown any more', () => {
  const known = [{ page: 1, mails: [mail('a'), mail('b')] }]
  expect(pagesInOrder(2, { page_mails: 2, known, present: withoutA })).toEqual([[mail('b')]])
})

function withoutA(one: ListedMail): ListedMail | null {
  return one.mail_id === 'a' ? null : one
}
