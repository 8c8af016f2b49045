/** The texts that hold one of the words that English cannot do without. */
export function findEnglish(texts: readonly string[]): string[] {
  return texts.filter((text) => english.test(text.replaceAll(same_in_german, '')))
}

/** All texts of the page and the attributes that are shown or read out. Runs in the page, without this file. */
export function wordsOfPage(): string[] {
  const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt']
  const named = [...document.querySelectorAll('*')].flatMap((element) =>
    attributes.map((attribute) => element.getAttribute(attribute) ?? ''),
  )
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (parent && !parent.closest('script, style, noscript')) named.push(walker.currentNode.textContent ?? '')
  }
  return [...new Set(named.map((text) => text.trim()).filter(Boolean))]
}

/** What a field is called in both languages, and what Apple's menus say in German. */
const same_in_german = /\bName\b|Account(?= hinzufügen)|CalDAV-Account(?= wählen)/g

const english = new RegExp(
  String.raw`\b(the|and|or|of|your|you|this|these|with|without|from|for|by|is|are|not|none|never|today|tomorrow|yesterday|day|week|month|year|meetings?|proposals?|tasks?|events?|guests?|save|saved|cancel|close|delete|add|edit|new|open|search|settings|calendars?|time|zone|hours?|minutes?|left|password|login|log|sign|first|last|name|country|language|profile|availability|account|loading|choose|show|hide|press|expanded|collapsed|button|menu|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|march|may|october|december)\b`,
  'i',
)
