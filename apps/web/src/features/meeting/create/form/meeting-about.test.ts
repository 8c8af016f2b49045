import { expect, it } from 'vitest'
import { meetingAbout } from './meeting-about.ts'

it('[WMT95] a meeting about a mail has its subject and its people as guests', () => {
  const otto = { name: 'Otto Example', address: 'otto@fernway.example' }
  const ines = { name: '', address: 'ines@fernway.example' }
  const { meeting_title, invitees } = meetingAbout('The plan: next week', [
    otto,
    ines,
    { name: 'Lost', address: '' },
  ])
  expect(meeting_title).toBe('The plan: next week')
  expect(invitees.map(({ full_name, primary_email }) => [full_name, primary_email])).toEqual([
    ['Otto Example', 'otto@fernway.example'],
    ['ines@fernway.example', 'ines@fernway.example'],
  ])
  expect(new Set(invitees.map(({ key }) => key)).size).toBe(2)
})
