import { fresh_sign_in_path } from '@meridian/contract'
import { create } from 'zustand'
import { errorOf } from '../api/api-error.ts'

interface Question {
  readonly onConfirmed: () => void
  readonly onCancelled: () => void
}

/** The open question whether it is still the person; null for none. */
export const useFreshSignIn = create<{ readonly question: Question | null }>()(() => ({ question: null }))

/** The person closed the question: nothing was changed, and there is nothing to tell. */
export class NotConfirmed extends Error {}

/**
 * Does the work. Where the server wants the password or a passkey again, the dialog asks for it and the work is done
 * anew; the form that began it stays as it is. Throws NotConfirmed where the person closes the dialog.
 */
export async function withFreshSignIn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (errorOf(error, fresh_sign_in_path) === undefined) throw error
  }
  await askForSignIn()
  return work()
}

async function askForSignIn(): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      useFreshSignIn.setState({
        question: { onConfirmed: resolve, onCancelled: () => reject(new NotConfirmed()) },
      })
    })
  } finally {
    useFreshSignIn.setState({ question: null })
  }
}
