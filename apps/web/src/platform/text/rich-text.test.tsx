import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { rich } from './rich-text.tsx'

it('[WEB89] puts parts where the text has them', () => {
  const parts = { b: <b />, i: <i>kept</i> }
  const html = (text: string) => renderToStaticMarkup(<>{rich(text, parts)}</>)
  expect(html('See <b>this</b> and <i>that</i>.')).toBe('See <b>this</b> and <i>that</i>.')
  expect(html('<i>that</i> before <b>this</b>')).toBe('<i>that</i> before <b>this</b>')
  expect(html('Last <i></i>')).toBe('Last <i>kept</i>')
  expect(html('no parts, 1 < 2 <u>other</u>')).toBe('no parts, 1 &lt; 2 &lt;u&gt;other&lt;/u&gt;')
})
