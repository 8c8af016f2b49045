import { Navigate, type RouteObject } from 'react-router'
import { LoginScreen } from '../features/user/login-screen.tsx'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'
import { lazy } from './lazy-part.tsx'
import { Home, RolesOnly } from './role-guards.tsx'
import { askForZones } from '../platform/time/ask-for-zones.ts'

// Screens are fetched when they are first visited; the first one comes with the page.
const RegisterScreen = lazy(async () => ({
  default: (await import('../features/user/register-screen.tsx')).RegisterScreen,
}))
const PrivacyScreen = lazy(async () => ({
  default: (await import('../features/user/privacy-screen.tsx')).PrivacyScreen,
}))
const MeetingListScreen = lazy(async () => ({
  default: (await import('../features/meeting/meeting-list-screen.tsx')).MeetingListScreen,
}))
const MeetingDetailScreen = lazy(async () => ({
  default: (await import('../features/meeting/meeting-detail-screen.tsx')).MeetingDetailScreen,
}))
const DashboardScreen = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
}))
const SettingsScreen = lazy(async () => ({
  default: (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
}))
const IntegrationsScreen = lazy(async () => ({
  default: (await import('../features/settings/integrations-screen.tsx')).IntegrationsScreen,
}))
const OAuthReturnScreen = lazy(async () => ({
  default: (await import('../features/integration/oauth-return-screen.tsx')).OAuthReturnScreen,
}))
const CalendarScreen = lazy(async () => ({
  default: (await import('../features/calendar/calendar-screen.tsx')).CalendarScreen,
}))
const MailListScreen = lazy(async () => ({
  default: (await import('../features/mail/mail-list-screen.tsx')).MailListScreen,
}))
const MailDetailScreen = lazy(async () => ({
  default: (await import('../features/mail/mail-detail-screen.tsx')).MailDetailScreen,
}))
const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }))
const BoardScreen = lazy(async () => ({
  default: (await import('../features/task/board-screen.tsx')).BoardScreen,
}))
const SetPasswordScreen = lazy(async () => ({
  default: (await import('../features/user/set-password-screen.tsx')).SetPasswordScreen,
}))
const ForgotPasswordScreen = lazy(async () => ({
  default: (await import('../features/user/forgot-password-screen.tsx')).ForgotPasswordScreen,
}))
const ConfirmAddressScreen = lazy(async () => ({
  default: (await import('../features/user/confirm-address-screen.tsx')).ConfirmAddressScreen,
}))
const ResetPasswordScreen = lazy(async () => ({
  default: (await import('../features/user/reset-password-screen.tsx')).ResetPasswordScreen,
}))
const AdminDashboardScreen = lazy(async () => ({
  default: (await import('../features/admin/admin-dashboard-screen.tsx')).AdminDashboardScreen,
}))
const AdminUsersScreen = lazy(async () => ({
  default: (await import('../features/admin/admin-users-screen.tsx')).AdminUsersScreen,
}))
const AdminAccountScreen = lazy(async () => ({
  default: (await import('../features/settings/admin-account-screen.tsx')).AdminAccountScreen,
}))
const Shell = lazy(async () => ({ default: (await import('./shell/shell.tsx')).Shell }))
const SignedInFrame = lazy(async () => {
  const zones = askForZones()
  const { SignedInFrame: Frame, followZones } = await import('./signed-in-frame.tsx')
  await followZones(zones)
  return { default: Frame }
})

/** Every address of the web app. */
export const routes: RouteObject[] = [
  { path: '/privacy_policy', element: <PrivacyScreen /> },
  { path: '/auth/set_password', element: <SetPasswordScreen /> },
  { path: '/auth/reset', element: <ResetPasswordScreen /> },
  { path: '/auth/confirm', element: <ConfirmAddressScreen /> },
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
            children: [{ path: '/oauth/callback/:integration_type', element: <OAuthReturnScreen /> }],
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
                  { path: '/user/mails/:mail_id', element: <MailDetailScreen /> },
                  { path: '/user/integrations', element: <IntegrationsScreen /> },
                  { path: '/user/settings', element: <SettingsScreen /> },
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
