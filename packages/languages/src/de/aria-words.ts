// The build (vite.config.ts) puts the words of React Aria's parts in place of this file.
export const language = 'de-DE'
