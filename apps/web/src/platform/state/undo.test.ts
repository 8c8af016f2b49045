import { Check } from 'lucide'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toasts } from './toasts.ts'
import {
  commitOffered,
  forgetActs,
  offerTakeBack,
  offerUndo,
  rememberAct,
  showUndoSettled,
  undoOffered,
  useUndo,
} from './undo.ts'

let told: string[] = []
beforeEach(() => {
  void commitOffered()
  told = []
})
afterEach(() => toasts.clear())

it('[WEB35] tells the server only when the time to undo is over', () => {
  offer('a')
  expect(told).toEqual([])
  void commitOffered()
  expect(told).toEqual(['commit a'])
})

it('[WEB35] never tells the server what was undone', () => {
  offer('a')
  undoOffered()
  void commitOffered()
  expect(told).toEqual(['undo a'])
})

it('[WEB36] settles one act before it offers to undo the next', () => {
  offer('a')
  offer('b')
  expect(told).toEqual(['commit a'])
  expect(useUndo.getState().offer?.text).toBe('b')
})

it('[WEB36] settles when the page goes away, and says so', () => {
  offer('a')
  void commitOffered(true)
  expect(told).toEqual(['commit a while closing'])
})

it('[WEB148] waits for no undo without a connection, where closing the page would lose the act', async () => {
  const { onLine } = navigator
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  offer('a')
  await Promise.resolve()
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })
  expect(told).toEqual(['commit a'])
})

it('[WEB37] says in the same place what the server has done, and nothing twice', async () => {
  offerUndo('Meeting deleted', {
    undo: () => undefined,
    commit: async () => {
      expect(useUndo.getState().ending).toMatchObject({ text: 'Meeting deleted', isDone: false })
      await Promise.resolve()
      showUndoSettled('Meeting deleted successfully')
    },
  })
  await commitOffered()
  expect(useUndo.getState().ending).toMatchObject({ text: 'Meeting deleted successfully', isDone: true })
})

it('[WEB37] shows nothing more of an act that failed, and a toast where the bar is that of another act', async () => {
  offer('a')
  await commitOffered()
  expect(useUndo.getState().ending).toBeNull()
  offer('b')
  offer('c')
  showUndoSettled('b is done')
  expect(useUndo.getState()).toMatchObject({ offer: { text: 'c' }, ending: null })
  expect(toasts.visibleToasts.map(({ content }) => content.text)).toEqual(['b is done'])
})

it('[WEB37] withdraws an act that the server refuses, from the bar and from the history', async () => {
  forgetActs()
  const [first, second] = ['a', 'b'].map((text) => offerTakeBack(text, { takeBack: () => told.push(text) }))
  await commitOffered()
  expect(texts()).toEqual(['b', 'a'])
  first?.()
  second?.()
  expect(texts()).toEqual([])
  const third = offerTakeBack('c', { takeBack: () => told.push('c') })
  first?.()
  expect(useUndo.getState().offer).toMatchObject({ text: 'c' })
  third()
  expect(useUndo.getState().offer).toBeNull()
})

it('[WEB66] keeps what can still be taken back, newest first, and takes each back once', async () => {
  forgetActs()
  offerUndo('Mail archived', { undo: () => undefined, commit: () => () => told.push('back to the list') })
  await commitOffered()
  const undo = rememberAct({ text: 'Mail moved', takeBack: () => told.push('moved back') })
  expect(texts()).toEqual(['Mail moved', 'Mail archived'])
  useUndo.getState().done[0]?.takeBack()
  undo()
  expect(told).toEqual(['moved back'])
  expect(texts()).toEqual(['Mail archived'])
  forgetActs()
  expect(texts()).toEqual([])
})

it('[WEB66] keeps no act that failed or is final, and ten at most', async () => {
  forgetActs()
  offerUndo('a', { undo: () => undefined, commit: async () => undefined })
  await commitOffered()
  expect(useUndo.getState().done).toEqual([])
  for (let act = 1; act <= 12; act += 1) rememberAct({ text: `${act}`, takeBack: () => undefined })
  expect(texts()).toEqual('12 11 10 9 8 7 6 5 4 3'.split(' '))
})

function texts(): readonly string[] {
  return useUndo.getState().done.map(({ text }) => text)
}

function offer(name: string) {
  offerUndo(name, {
    undo: () => told.push(`undo ${name}`),
    commit: (isClosing) => told.push(`commit ${name}${isClosing ? ' while closing' : ''}`),
  })
}

it('[WEB67] keeps what the server has done already in the history once another act is offered', async () => {
  forgetActs()
  const taken: string[] = []
  offerTakeBack('Task updated', { about: 'Order seeds', icon: Check, takeBack: () => taken.push('task') })
  await commitOffered()
  const [act] = useUndo.getState().done
  expect(act).toMatchObject({ text: 'Task updated', about: 'Order seeds' })
  act?.takeBack()
  act?.takeBack()
  expect(taken).toEqual(['task'])
  expect(useUndo.getState().done).toEqual([])
})
