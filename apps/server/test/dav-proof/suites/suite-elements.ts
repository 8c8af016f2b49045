import type { XmlElement } from '../../../src/platform/xml/parse-xml.ts'
import { readComponents } from './suite-calendar.ts'
import { qualified } from './suite-answer.ts'

/** Elements that a document must have, and others that it may not have. */
export function elementProblems(
  root: XmlElement,
  args: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return [
    ...(args['exists'] ?? []).filter((path) => !isThere(root, path)).map((path) => `no ${path}`),
    ...(args['notexists'] ?? []).filter((path) => isThere(root, path)).map((path) => `also ${path}`),
  ]
}

/** A path of `{namespace}name` steps from the root, each with tests in brackets. */
function isThere(root: XmlElement, path: string): boolean {
  const steps = [...path.matchAll(/\/?(\{[^}]*\}[^/[]+)((?:\[[^\]]*\])*)/g)]
  const found = steps.reduce<readonly XmlElement[]>(
    (elements, [, name, tests = '']) =>
      elements
        .flatMap(({ children }) => children)
        .filter((element) => qualified(element) === name && passes(element, tests)),
    [{ namespace: '', name: '', attributes: {}, children: [root], text: '' }],
  )
  return found.length > 0
}

function passes(element: XmlElement, tests: string): boolean {
  return [...tests.matchAll(/\[([^\]]*)\]/g)].every(([, test = '']) => {
    const rest = test.slice(1)
    const [name = '', value] = rest.split('=')
    switch (test[0]) {
      case '@':
        return value === undefined
          ? name in element.attributes
          : element.attributes[name] === value.slice(1, -1)
      case '=':
        return element.text === rest
      case '!':
        return element.text !== rest
      case '*':
        return element.text.includes(rest)
      case '$':
        return !element.text.includes(rest)
      case '+':
        return element.text.startsWith(rest)
      case '^':
        return element.children.some(
          (one) => qualified(one) === name && (value === undefined || one.text === value),
        )
      case '|':
        return (element.text === '' && element.children.length === 0) === (rest === '')
      default:
        return test === 'icalendar' && readComponents(element.text) !== null
    }
  })
}
