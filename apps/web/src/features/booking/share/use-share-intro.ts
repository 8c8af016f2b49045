import { makeTranslator } from '@meridian/languages'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../platform/text/intl.ts'
import { languages } from '../../../platform/text/languages.ts'
import { mark } from '../../../platform/text/text.ts'
import type { ShareLanguage } from './share-text.ts'

/** The sentence above shared times, in the language of the guest; undefined while its texts are fetched. */
export function useShareIntro(language: ShareLanguage): string | undefined {
  return useQuery({
    queryKey: ['share_intro', language],
    queryFn: async () => {
      const found = languages.find(({ code }) => code === language)
      const catalogue = found?.fetch ? (await found.fetch()).catalogue : null
      return makeTranslator(catalogue, formatNumber).t<string>(intro)
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}

const intro: string = mark('These times work for me. Please choose one:')
