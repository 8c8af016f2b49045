import type { z } from 'zod'

/**
 * A correct value, for a sentence that begins with the name of the setting; undefined keeps zod's own text.
 */
export function plainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type')
    return `it is a ${issue.expected === 'int' ? 'whole number' : issue.expected}`
  if (issue.code === 'invalid_value') return `it is one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return 'it is an address, as in https://meet.example.org'
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return 'it is the address of a mailbox, as in ada@example.org'
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? `it has at least ${issue.minimum} characters`
      : `it is ${issue.minimum} or more`
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `it has at most ${issue.maximum} characters`
      : `it is ${issue.maximum} or less`
  return undefined
}
