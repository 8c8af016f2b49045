/** Without markup of any kind, and without invisible characters. */
export function plainText(answer: string): string {
  return (
    answer
      .replaceAll(/<think>(?:[^<]|<(?!\/think>))*(?:<\/think>)?/gi, '')
      .replaceAll(/<script\b(?:[^<]|<(?!\/script>))*(?:<\/script>)?/gi, '')
      .replaceAll(/<style\b(?:[^<]|<(?!\/style>))*(?:<\/style>)?/gi, '')
      .split(/(?<=>)/)
      .map((piece) => (piece.endsWith('>') ? piece.replace(/<\/?[a-z!][\s\S]*$/i, '') : piece))
      .join('')
      .replaceAll(/!\[[^[\]]*\](?:\([^)[]*\)|\[[^[\]]*\])?/g, '')
      .replaceAll(/^[ \t]*\[[^[\]]+\]:\s*\S.*$/gm, '')
      // Where a link leads is judged like any other address; where a reference leads is not known.
      .replaceAll(/\[([^[\]…]+)\]\(([^)[]*)\)/g, '$1 $2')
      .replaceAll(/\[([^[\]…]+)\]\[[^[\]]*\]/g, '$1 hxxp')
      .replaceAll(/^\s{0,3}(?:#{1,6}|>)\s+/gm, '')
      .replaceAll(/```\w*|`|\*\*|__/g, '')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{C}\n\t]/gu, '')
      .replaceAll(/[ \t]+/g, ' ')
  )
}

/** The lines of a text, without those of a letter or two each that together spell a word downwards. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n')
  const isShort = lines.map((line) => line.trim() !== '' && line.trim().length <= 2)
  return lines.filter((_, index) => !(isShort[index] && (isShort[index - 1] || isShort[index + 1])))
}

/** A full stop behind these, or behind a number before a word in small letters, ends no sentence. */
const abbreviated =
  /(?:^|[\s(])(?:\p{N}{1,2}|\p{Lu}|dr|dra|mr|mrs|ms|prof|herr|fr|hr|me|sr|sra|sig|dott|ing|n|no|nr|núm|num|tel|st|str|bzw|ca|z|b|d|h|vs|etc|e\.g|i\.e|p\.ej|es)\.["'”’»)]*$/iu

export function sentencesOf(line: string): string[] {
  const pieces = line.split(/(?=\s)(?<=[.!?…]["'”’»)]*)\s+(?=["'“„«(¿¡[]*[\p{Lu}\p{N}])/u)
  const sentences: string[] = []
  let begun: string[] = []
  for (const piece of pieces) {
    begun.push(piece)
    if (abbreviated.test(piece.slice(-12))) continue
    sentences.push(begun.join(' '))
    begun = []
  }
  if (begun.length > 0) sentences.push(begun.join(' '))
  return sentences.filter((sentence) => sentence.trim() !== '')
}
