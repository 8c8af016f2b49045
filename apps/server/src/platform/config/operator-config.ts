import { z } from 'zod'

/** The facts about the operator in the privacy policy. */
export const operator_settings = {
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z
    .string()
    .max(300, 'it must have at most 300 characters')
    .refine(isPrintable, 'it must be a postal address, with commas or line breaks between its lines')
    .optional(),
  OPERATOR_REGION: z
    .string()
    .refine(isRegion, 'it must be a country by the two letters of ISO 3166, as in DE, or EU')
    .optional(),
}

function isPrintable(value: string): boolean {
  return value.trim() !== '' && !/(?!\n)\p{Cc}/u.test(value)
}

function isRegion(value: string): boolean {
  if (!/^[A-Z]{2}$/.test(value)) return false
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value) !== undefined
}
