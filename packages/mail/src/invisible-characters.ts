/** A text without what people do not see, and how many characters that were. */
export interface SeenText {
  readonly text: string
  readonly removed: number
}

/**
 * Removes characters that have no look of their own: zero-width ones, those that turn the direction of writing,
 * fillers, tags, selectors, controls. Joiners stay where scripts and emoji need them. Text comes out well-formed.
 */
export function removeInvisible(source: string): SeenText {
  let removed = 0
  const text = source.toWellFormed().replace(invisible, (found: string) => {
    removed += found.match(/./gsu)?.length ?? 0
    return ''
  })
  return { text, removed }
}

const joined_scripts =
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala'
    .split(' ')
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('')

const invisible = new RegExp(
  [
    String.raw`(?:(?![\t\n\r\u200c\u200d\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb])+`,
    // One joiner between letters of a script that writes with them, or between the parts of an emoji.
    String.raw`(?<![${joined_scripts}])\u200c+`,
    String.raw`(?<![${joined_scripts}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d+`,
    String.raw`(?<!\p{Emoji})\ufe0f+`,
  ].join('|'),
  'gu',
)
