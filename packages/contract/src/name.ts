/**
 * Line breaks, control characters, direction overrides and invisible characters. A joiner is visible, and allowed,
 * within emoji and in scripts without upper and lower case.
 */
const unfit_in_names = new RegExp(
  [
    String.raw`[<>"@\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{fff9}-\u{fffb}]`,
    String.raw`(?![\u200c\u200d\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}`,
    String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{M}\p{Lo}])[\u200c\u200d]`,
  ].join('|'),
  'u',
)

/** Whether the text may be the name of a person or a group: see `name` of field.ts. */
export function isName(value: string): boolean {
  // Text that cannot be stored gets one message, which says so.
  return !isStorable(value) || !unfit_in_names.test(value)
}

/** Whether PostgreSQL can keep the text as it is: neither NUL nor half a surrogate pair. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}
