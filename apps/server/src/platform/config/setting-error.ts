/** Says in one line which setting is wrong and why. */
export class SettingError extends Error {}
