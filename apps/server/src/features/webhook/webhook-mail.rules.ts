import { mark, textsIn } from '../../platform/texts/texts.ts'

const sentences = {
  failing: mark(
    'Nothing has reached your webhook at {host} for five days, so Meridian switched it off. You can switch it on again in the settings, under Programs.',
  ),
  gone: mark(
    'Your webhook at {host} answered that it is gone (410), so Meridian switched it off. You can switch it on again in the settings, under Programs.',
  ),
} as const

/** The mail about a webhook that was switched off, in the person's language or in English. */
export function failingWebhookWords(
  { off_reason, host }: { readonly off_reason: keyof typeof sentences; readonly host: string },
  spoken: string,
) {
  const { t, language } = textsIn(spoken)
  return {
    subject: t('Meridian switched a webhook off'),
    sentence: t<string>(sentences[off_reason], { host }),
    small_print: t('You get this mail because the webhook is yours.'),
    language,
  }
}
