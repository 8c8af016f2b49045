import { getRedirectUri, type Provider } from '@meridian/contract'
import { useEffect, useState } from 'react'
import { call } from '../../platform/api.ts'
import { t } from '../../platform/text/text.ts'
import { sayFailed } from '../../platform/toasts.ts'

/** Leaves for the provider's page of consent. Busy until the page is gone, or is back from the browser's memory. */
export function useConnect(type: Provider) {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function connect() {
    setLeaving(true)
    try {
      location.assign(await call(getRedirectUri, { params: { type } }))
    } catch (problem) {
      setLeaving(false)
      sayFailed(problem, t(getRedirectUri.says.failed))
    }
  }
  return { isLeaving, connect: () => void connect() }
}
