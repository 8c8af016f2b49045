import { Suspense, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { LabelsView } from '../label/labels-view.tsx'
import { AccountView } from './account/account-view.tsx'
import { AvailabilityView } from './availability/availability-view.tsx'
import { deleteDraft, hasDraft } from './drafts.ts'
import { ProfileView } from './profile/profile-view.tsx'
import { SettingHeader } from './setting-header.tsx'
import { SettingsCards } from './settings-cards.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { optionOf, type SettingsOption } from './settings-option.ts'

const NotificationCards = lazyPart(async () => ({
  default: (await import('./notification-cards.tsx')).NotificationCards,
}))
const CalendarFeedCard = lazyPart(async () => ({
  default: (await import('./calendar-feed/calendar-feed-card.tsx')).CalendarFeedCard,
}))
const FreshSignInDialog = lazyPart(async () => ({
  default: (await import('../fresh-sign-in/fresh-sign-in-dialog.tsx')).FreshSignInDialog,
}))
const IntegrationsView = lazyPart(async () => ({
  default: (await import('../integration/integrations-view.tsx')).IntegrationsView,
}))
const ProgramsView = lazyPart(async () => ({
  default: (await import('./program/programs-view.tsx')).ProgramsView,
}))
const AssistantsView = lazyPart(async () => ({
  default: (await import('../assistant/assistants-view.tsx')).AssistantsView,
}))

/** Cards for what can be set; each opens its view, which the address names. */
export function SettingsScreen() {
  const [search] = useSearchParams()
  const option = optionOf(search.get('option'))
  const view = useRef<HTMLDivElement>(null)
  useBeginningOfView(option, view)
  useDraftNotice(option)

  return (
    <Screen title={option ? t(option.title) : t('Settings')}>
      <ScreenHeader
        title={t('Settings')}
        lead={t('Profile, labels, availability, notifications, integrations and account.')}
        isHiddenOnPhone={option !== undefined}
      />
      {option ? (
        <div className="min-[60rem]:grid min-[60rem]:grid-cols-[184px_minmax(0,1fr)] min-[60rem]:gap-8">
          <SettingsNav current={option} />
          <div ref={view} className="min-w-0">
            <View option={option} />
          </div>
        </div>
      ) : (
        <SettingsCards />
      )}
      <Suspense>
        <FreshSignInDialog />
      </Suspense>
    </Screen>
  )
}

function View({ option }: { readonly option: SettingsOption }) {
  if (option.id === 4) return <ProfileView option={option} />
  if (option.id === 6) return <AvailabilityView option={option} />
  if (option.id === 7) return <AccountView option={option} />
  if (option.id === 8 || option.id === 9 || option.id === 10 || option.id === 12 || option.id === 13) {
    const Content = {
      8: IntegrationsView,
      9: NotificationCards,
      10: CalendarFeedCard,
      12: ProgramsView,
      13: AssistantsView,
    }[option.id]
    return (
      <>
        <SettingHeader title={t(option.title)} />
        <Suspense fallback={<Skeleton className="h-91 rounded-lg" />}>
          <Content />
        </Suspense>
      </>
    )
  }
  return (
    <LabelsView
      renderHeader={(titleEnd, end) => (
        <SettingHeader title={t(option.title)} titleEnd={titleEnd} end={end} />
      )}
    />
  )
}

/** Opening a view begins at its heading, for the eye and for the ear; going back leaves the position to the browser. */
function useBeginningOfView(
  option: SettingsOption | undefined,
  view: { readonly current: HTMLElement | null },
) {
  const how = useNavigationType()
  const { hash } = useLocation()
  const shown = useRef(option)
  useEffect(() => {
    if (shown.current === option) return
    shown.current = option
    if (hash !== '') return
    if (how !== NavigationType.Pop) window.scrollTo(0, 0)
    const beginning = view.current?.querySelector<HTMLElement>('h2') ?? document.querySelector('main')
    beginning?.focus({ preventScroll: true })
  }, [option, how, hash, view])
}

/** On leaving a view with unsaved changes a notice says that they are kept, and offers to discard them. */
function useDraftNotice(option: SettingsOption | undefined) {
  useEffect(() => {
    if (!option) return undefined
    const { href } = location
    return () => {
      // The address tells leaving from being drawn anew.
      if (location.href === href || !hasDraft(option.drafts)) return
      showSuccess(t('{name} draft kept', { name: t(option.name) }), {
        label: t('Discard'),
        onPress: () => option.drafts.forEach(deleteDraft),
      })
    }
  }, [option])
}
