import type { z } from 'zod'

/**
 * A correct value, for a sentence that begins with the name of the setting; undefined keeps zod's own text.
 */
export function plainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type')
    return `it must be a ${issue.expected === 'int' ? 'whole number' : issue.expected}`
  if (issue.code === 'invalid_value') return `it must be one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return 'it must be an address, as in https://meet.example.org'
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return 'it must be the address of a mailbox, as in ada@example.org'
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? `it must have at least ${issue.minimum} characters`
      : `it must be ${issue.minimum} or more`
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `it must have at most ${issue.maximum} characters`
      : `it must be ${issue.maximum} or less`
  return undefined
}
