import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

it.each<[Language, string]>([
  ['en', 'Please let us know when you can send the documents. The office is open on Tuesdays from 8 to 12.'],
  ['en', "Let's do it like that."],
  [
    'de',
    'Sagen Sie uns bitte, wann Sie die Papiere bringen können. Das Sekretariat ist montags von 9 bis 11 besetzt.',
  ],
  ['de', 'Machen wir es so.'],
  ['fr', 'Dites-nous quand vous pourrez payer la facture. Le secrétariat est fermé le vendredi.'],
  ['fr', 'Faisons comme ça.'],
  ['es', 'Díganos cuándo puede enviar los documentos. La oficina está abierta los martes de 8 a 12.'],
  ['es', 'Hagámoslo así.'],
  ['it', 'Ci dica quando può portare i documenti. La segreteria è aperta il lunedì dalle 9 alle 11.'],
  ['it', 'Facciamo così.'],
])('[GEN555] who asks when a thing comes asks for no meeting, %s: %s', (language, text) => {
  expect(readMail(text, language).ask).toBe('none')
})
