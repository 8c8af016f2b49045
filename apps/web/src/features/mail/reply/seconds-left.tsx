import { t } from '../../../platform/text/text.ts'
import { useNow } from '../../../platform/time/use-now.ts'

/** A component that counts down to the moment: 'Sending in 10 s'. */
export function makeCountdown(until: number) {
  return function SecondsLeft() {
    const now = useNow(1000)
    return <>{sendingInWords(until, now)}</>
  }
}

export function sendingInWords(until: number, nowMs: number): string {
  return t('Sending in {seconds} s', { seconds: Math.max(0, Math.ceil((until - nowMs) / 1000)) })
}
