export { initialsOf } from '@meridian/languages'
