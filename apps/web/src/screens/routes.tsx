import { Navigate, type RouteObject } from 'react-router'
import { preloadZones } from '../platform/time/preload-zones.ts'
import { lazyPart } from '../ui/state/lazy-part.tsx'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'
import { Home, RolesOnly } from './role-guards.tsx'

const for_all = { kind: 'screen' } as const
const for_visitors = { kind: 'screen', roles: [] } as const
const for_people = { kind: 'screen', roles: ['user', 'system_admin'] } as const
const for_operators = { kind: 'screen', roles: ['admin', 'system_admin'] } as const

// Screens are fetched when they are first visited or the page is idle; the first one comes with the page.
const LoginScreen = lazyPart(
  async () => ({
    default: (await import('../features/user/login-screen.tsx')).LoginScreen,
  }),
  for_visitors,
)
const RegisterScreen = lazyPart(
  async () => ({
    default: (await import('../features/user/register-screen.tsx')).RegisterScreen,
  }),
  for_visitors,
)
const PrivacyScreen = lazyPart(
  async () => ({
    default: (await import('../features/user/privacy-screen.tsx')).PrivacyScreen,
  }),
  for_all,
)
const SingleSignOnScreen = lazyPart(
  async () => ({
    default: (await import('../features/user/single-sign-on-screen.tsx')).SingleSignOnScreen,
  }),
  for_all,
)
const MeetingListScreen = lazyPart(
  async () => ({
    default: (await import('../features/meeting/list/meeting-list-screen.tsx')).MeetingListScreen,
  }),
  for_people,
)
const MeetingDetailScreen = lazyPart(
  async () => ({
    default: (await import('../features/meeting/detail/meeting-detail-screen.tsx')).MeetingDetailScreen,
  }),
  for_people,
)
const DashboardScreen = lazyPart(
  async () => ({
    default: (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  }),
  for_people,
)
const SettingsScreen = lazyPart(
  async () => ({
    default: (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
  }),
  for_people,
)
const BookingScreen = lazyPart(
  async () => ({
    default: (await import('../features/booking/booking-screen.tsx')).BookingScreen,
  }),
  for_people,
)
const AssistantActScreen = lazyPart(
  async () => ({
    default: (await import('../features/assistant/assistant-act-screen.tsx')).AssistantActScreen,
  }),
  for_people,
)
const PollScreen = lazyPart(
  async () => ({ default: (await import('../features/poll/poll-screen.tsx')).PollScreen }),
  for_people,
)
const IntegrationsScreen = lazyPart(
  async () => ({
    default: (await import('../features/settings/integrations-screen.tsx')).IntegrationsScreen,
  }),
  for_people,
)
const OAuthReturnScreen = lazyPart(
  async () => ({
    default: (await import('../features/integration/oauth-return-screen.tsx')).OAuthReturnScreen,
  }),
  for_people,
)
const ConsentScreen = lazyPart(
  async () => ({
    default: (await import('../features/assistant/consent-screen.tsx')).ConsentScreen,
  }),
  for_people,
)
const CalendarScreen = lazyPart(
  async () => ({
    default: (await import('../features/calendar/calendar-screen.tsx')).CalendarScreen,
  }),
  for_people,
)
const MailListScreen = lazyPart(
  async () => ({
    default: (await import('../features/mail/list/mail-list-screen.tsx')).MailListScreen,
  }),
  for_people,
)
const MailDetailScreen = lazyPart(
  async () => ({
    default: (await import('../features/mail/detail/mail-detail-screen.tsx')).MailDetailScreen,
  }),
  for_people,
)
const NewMailScreen = lazyPart(
  async () => ({
    default: (await import('../features/mail/new-mail/new-mail-screen.tsx')).NewMailScreen,
  }),
  for_people,
)
const NotFound = lazyPart(async () => ({ default: (await import('./not-found.tsx')).NotFound }), for_all)
const BoardScreen = lazyPart(
  async () => ({
    default: (await import('../features/task/board/board-screen.tsx')).BoardScreen,
  }),
  for_people,
)
const SetPasswordScreen = lazyPart(
  async () => ({
    default: (await import('../features/user/set-password-screen.tsx')).SetPasswordScreen,
  }),
  for_visitors,
)
const ForgotPasswordScreen = lazyPart(
  async () => ({
    default: (await import('../features/user/forgot-password-screen.tsx')).ForgotPasswordScreen,
  }),
  for_visitors,
)
const ConfirmAddressScreen = lazyPart(
  async () => ({
    default: (await import('../features/user/confirm-address-screen.tsx')).ConfirmAddressScreen,
  }),
  for_visitors,
)
const ResetPasswordScreen = lazyPart(
  async () => ({
    default: (await import('../features/user/reset-password-screen.tsx')).ResetPasswordScreen,
  }),
  for_visitors,
)
const AdminDashboardScreen = lazyPart(
  async () => ({
    default: (await import('../features/admin/admin-dashboard-screen.tsx')).AdminDashboardScreen,
  }),
  for_operators,
)
const AdminUsersScreen = lazyPart(
  async () => ({
    default: (await import('../features/admin/admin-users-screen.tsx')).AdminUsersScreen,
  }),
  for_operators,
)
const AdminAccountScreen = lazyPart(
  async () => ({
    default: (await import('../features/settings/admin-account-screen.tsx')).AdminAccountScreen,
  }),
  for_operators,
)
// One part, since every signed-in screen needs both.
const fetchSignedIn = () => import('./signed-in.ts')
const Shell = lazyPart(async () => ({ default: (await fetchSignedIn()).Shell }), for_all)
const SignedInFrame = lazyPart(async () => {
  const zones = preloadZones()
  const { SignedInFrame: Frame, followZones } = await fetchSignedIn()
  await followZones(zones)
  return { default: Frame }
}, for_all)

/** Every address of the web app. */
export const routes: RouteObject[] = [
  { path: '/privacy_policy', element: <PrivacyScreen /> },
  // What people type who know no address.
  { path: '/login', element: <Navigate to="/auth/login" replace /> },
  { path: '/auth/set_password', element: <SetPasswordScreen /> },
  { path: '/auth/reset', element: <ResetPasswordScreen /> },
  { path: '/auth/confirm', element: <ConfirmAddressScreen /> },
  { path: '/auth/sso/:oidc_provider', element: <SingleSignOnScreen /> },
  {
    element: <SignedOutOnly />,
    children: [
      { path: '/auth/login', element: <LoginScreen /> },
      { path: '/auth/register', element: <RegisterScreen /> },
      { path: '/auth/forgot', element: <ForgotPasswordScreen /> },
    ],
  },
  {
    element: <SignedInOnly />,
    children: [
      {
        element: <SignedInFrame />,
        children: [
          { path: '/auth', element: <Navigate to="/auth/login" replace /> },
          {
            element: <RolesOnly roles={['user', 'system_admin']} />,
            children: [
              { path: '/oauth/callback/:integration_type', element: <OAuthReturnScreen /> },
              { path: '/oauth/authorize', element: <ConsentScreen /> },
            ],
          },
          {
            element: <Shell />,
            children: [
              { path: '/', element: <Home /> },
              {
                element: <RolesOnly roles={['user', 'system_admin']} />,
                children: [
                  { path: '/user', element: <Home /> },
                  { path: '/user/dashboard', element: <DashboardScreen /> },
                  { path: '/user/meetings', element: <MeetingListScreen /> },
                  { path: '/user/meetings/:meeting_id', element: <MeetingDetailScreen /> },
                  { path: '/user/calendar', element: <CalendarScreen /> },
                  { path: '/user/mails', element: <MailListScreen /> },
                  { path: '/user/mails/new', element: <NewMailScreen /> },
                  { path: '/user/mails/:mail_id', element: <MailDetailScreen /> },
                  { path: '/user/polls/:poll_id?/:act?', element: <PollScreen /> },
                  { path: '/user/assistant/:act_id', element: <AssistantActScreen /> },
                  { path: '/user/integrations', element: <IntegrationsScreen /> },
                  { path: '/user/settings', element: <SettingsScreen /> },
                  { path: '/user/settings/booking/:booking_page_id?', element: <BookingScreen /> },
                ],
              },
              {
                element: <RolesOnly roles={['user']} />,
                children: [{ path: '/user/board', element: <BoardScreen /> }],
              },
              {
                element: <RolesOnly roles={['admin', 'system_admin']} />,
                children: [
                  { path: '/admin', element: <Navigate to="/admin/dashboard" replace /> },
                  { path: '/admin/dashboard', element: <AdminDashboardScreen /> },
                  { path: '/admin/users', element: <AdminUsersScreen /> },
                ],
              },
              {
                element: <RolesOnly roles={['admin']} />,
                children: [{ path: '/admin/account', element: <AdminAccountScreen /> }],
              },
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
]
