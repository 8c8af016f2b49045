import { getInstance } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide'
import { queryFor } from '../../platform/api/queries.ts'
import { setPreference, usePreferences } from '../../platform/state/preferences.ts'
import { mark, t } from '../../platform/text/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

const samples = [
  { name: mark('Total Orders'), value: mark('1,284'), note: mark('312 more than last month') },
  { name: mark('Total Sales'), value: mark('€ 86,420'), note: mark('8.1% up on last month') },
  { name: mark('Total Revenue'), value: mark('€ 61,905'), note: mark('5.4% up on last month') },
] as const

/** Three fixed sample figures, marked as such; hidden by choice, or for everybody by the operator. */
export function SampleFigures() {
  const instance = useQuery(queryFor(getInstance, {})).data
  const isShown = usePreferences(({ shows_samples }) => shows_samples)
  if (!instance?.show_samples) return null
  return (
    <section aria-label={t('Sample figures')} className="col-span-full">
      <div className="mt-1.5 mb-2.5 flex min-h-8.5 flex-wrap items-center gap-2 md:min-h-7">
        {isShown && <h2 className="text-base font-semibold tracking-snug">{t('Sample figures')}</h2>}
        <Button
          variant="ghost"
          size="sm"
          icon={isShown ? EyeOff : Eye}
          onPress={() => setPreference({ shows_samples: !isShown })}
          className="ms-auto"
        >
          {isShown ? t('Hide samples') : t('Show samples')}
        </Button>
      </div>
      {isShown && (
        <ul className="rounded-lg border border-dashed border-border-strong md:grid md:grid-cols-3">
          {samples.map(({ name, value, note }) => (
            <li
              key={name}
              className="grid grid-cols-[1fr_auto] items-center border-dashed border-border-strong px-4 py-3 not-first:border-t md:block md:px-4.5 md:pt-4 md:pb-4.5 md:not-first:border-s md:not-first:border-t-0"
            >
              <p className="flex flex-wrap items-center gap-2 text-text-2">
                {t(name)}
                <Badge>{t('Sample')}</Badge>
              </p>
              <b className="num row-span-2 block text-[1.375rem] leading-7 font-semibold tracking-[-0.025em] md:mt-1">
                {t(value)}
              </b>
              <p className="num text-xs text-muted">{t(note)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
