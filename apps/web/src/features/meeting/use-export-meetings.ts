import { exportMeeting, exportMeetings, type Meeting } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { sayFailed } from '../../platform/toasts.ts'
import { fileNameOf } from './file-name.ts'

/** Hands calendar files to the browser to save. */
export function useExportMeetings() {
  const exporting = useMutation({
    mutationFn: (meeting: Meeting | null) =>
      meeting
        ? call(exportMeeting, { params: { meeting_id: meeting.meeting_id } })
        : call(exportMeetings, {}, { timeoutMs: 120_000 }),
    onSuccess: (text, meeting) =>
      saveFile(meeting ? fileNameOf(meeting.meeting_title) : (exportMeetings.fileName ?? ''), text),
    onError: (error) => sayFailed(error),
  })
  return {
    isBusy: exporting.isPending,
    exportAll: () => exporting.mutate(null),
    exportOne: (meeting: Meeting) => exporting.mutate(meeting),
  }
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of the content when the click returns; a moment more for those that have not.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
