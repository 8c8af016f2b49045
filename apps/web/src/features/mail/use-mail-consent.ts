import { getRedirectUri } from '@meridian/contract'
import { useEffect, useState } from 'react'
import { call } from '../../platform/api.ts'
import { t } from '../../platform/text/text.ts'
import { sayFailed } from '../../platform/toasts.ts'

/** Leaves for Google's page of consent, where mail can be allowed. Busy until the page is gone, or is back from the browser's memory. */
export function useMailConsent() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function leave() {
    setLeaving(true)
    try {
      const question = { params: { type: 'google' as const }, query: { capability: 'mail' as const } }
      location.assign(await call(getRedirectUri, question))
    } catch (problem) {
      setLeaving(false)
      sayFailed(problem, t(getRedirectUri.says.failed))
    }
  }
  return { isLeaving, leave: () => void leave() }
}
