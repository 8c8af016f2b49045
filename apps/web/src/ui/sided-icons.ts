import {
  ArrowLeft as arrow_left,
  ArrowRight as arrow_right,
  ChevronLeft as chevron_left,
  ChevronRight as chevron_right,
  CornerDownRight as corner_down_right,
  FileInput as file_input,
  type IconNode,
  ListFilter as list_filter,
  LogOut as log_out,
  PanelLeft as panel_left,
  Undo2 as undo_2,
} from 'lucide'

// Pictures that point along the line: where lines run from right to left they point the other way.
export const ArrowLeft = /* @__PURE__ */ sided(arrow_left)
export const ArrowRight = /* @__PURE__ */ sided(arrow_right)
export const ChevronLeft = /* @__PURE__ */ sided(chevron_left)
export const ChevronRight = /* @__PURE__ */ sided(chevron_right)
export const CornerDownRight = /* @__PURE__ */ sided(corner_down_right)
export const FileInput = /* @__PURE__ */ sided(file_input)
export const ListFilter = /* @__PURE__ */ sided(list_filter)
export const LogOut = /* @__PURE__ */ sided(log_out)
export const PanelLeft = /* @__PURE__ */ sided(panel_left)
export const Undo2 = /* @__PURE__ */ sided(undo_2)

/** The style of each shape turns it (styles/base.css). */
function sided(icon: IconNode): IconNode {
  return icon.map(([tag, attributes]) => [tag, { ...attributes, className: 'sided' }])
}
