import { screen_catalogues } from '@meridian/languages/screens'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../../test/barriers.ts'
import { server_sentences } from '../../../platform/text/server-sentences.ts'
import { setServerSentences } from '../../../platform/text/server-text.ts'
import { setCatalogue } from '../../../platform/text/text.ts'
import { ImportFile } from './import-file.tsx'

afterEach(() => setCatalogue(null))

it('[WEB190] lists in German why events were left out or changed', async () => {
  setServerSentences(server_sentences)
  setCatalogue((await screen_catalogues.de()).catalogue)
  const report = {
    imported: 1,
    updated: 0,
    unchanged: 0,
    skipped: [{ line: 3, uid: 'g', title: 'Gym', reason: '"Gym" (uid g): it has no DTSTART.' }],
    warnings: [{ line: 9, message: 'Event without a title (uid h): a link of 3000 characters is left out.' }],
    more_skipped: 0,
    more_warnings: 0,
  }
  await render(
    <ul>
      <ImportFile item={{ id: '1', name: 'work.ics', progress: { state: 'done', report } }} />
    </ul>,
  )
  await expect.element(page.getByText('"Gym" (uid g): DTSTART fehlt.')).toBeVisible()
  await expect
    .element(page.getByText('Termin ohne Titel (uid h): Ein Link mit 3000 Zeichen wird ausgelassen.'))
    .toBeVisible()
  await expectAccessible()
})
