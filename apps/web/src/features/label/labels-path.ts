/** Where labels are made, changed and deleted. */
export const labels_path = '/user/settings?option=5'

/** The meetings of all kinds that carry a label. */
export function meetingsPath(label_id: string): string {
  return `/user/meetings?status=all&label=${label_id}`
}
