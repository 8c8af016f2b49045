import { type Capability, getRedirectUri, type Provider } from '@meridian/contract'
import { useEffect, useState } from 'react'
import { call } from '../api/api.ts'
import { showError } from '../state/toasts.ts'
import { t } from '../text/text.ts'
import { keepConsentOrigin } from './consent-origin.ts'

/** Leaves for the provider's page of consent. Busy until the page is gone, or is back from the browser's memory. */
export function useConsent(type: Provider, capability: Capability = 'calendar') {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function leave() {
    setLeaving(true)
    try {
      const consentPage = await call(getRedirectUri, { params: { type }, query: { capability } })
      keepConsentOrigin(location.pathname)
      location.assign(consentPage)
    } catch (problem) {
      setLeaving(false)
      showError(problem, t(getRedirectUri.says.failed))
    }
  }
  return { isLeaving, leave: () => void leave() }
}
