/** Names in one line the wrong setting and the reason. */
export class SettingError extends Error {}
