import { exportMeeting, exportMeetings, type Meeting } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { saveFile } from '../../platform/files/save-file.ts'
import { showError } from '../../platform/state/toasts.ts'
import { fileNameOf } from './file-name.ts'

/** Hands calendar files to the browser to save. */
export function useExportMeetings() {
  const exporting = useMutation({
    mutationFn: (meeting: Meeting | null) =>
      meeting
        ? call(exportMeeting, { params: { meeting_id: meeting.meeting_id } })
        : call(exportMeetings, {}, { timeoutMs: 120_000 }),
    onSuccess: (text, meeting) =>
      saveFile(
        meeting ? fileNameOf(meeting.meeting_title) : (exportMeetings.fileName ?? ''),
        text,
        'text/calendar',
      ),
    onError: (error) => showError(error),
  })
  return {
    isBusy: exporting.isPending,
    exportAll: () => exporting.mutate(null),
    exportOne: (meeting: Meeting) => exporting.mutate(meeting),
  }
}
