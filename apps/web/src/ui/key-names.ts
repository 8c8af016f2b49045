const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** As the person's keyboard names them: 'Mod+K' is ⌘K or Ctrl K. */
export function keyNames(keys: string): string {
  return keys
    .replace('Mod+', isMac ? '⌘' : 'Ctrl ')
    .replace('Shift+', isMac ? '⇧' : 'Shift ')
    .replace('Enter', '↵')
}

/** As `aria-keyshortcuts` names them: 'Mod+K' is Meta+K or Control+K. */
export function ariaKeys(keys: string | undefined): string | undefined {
  return keys?.replace('Mod+', isMac ? 'Meta+' : 'Control+')
}
