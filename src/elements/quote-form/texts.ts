/** The label of the button that sends a request again whose hidden field was filled in. */
export const SEND_ANYWAY = 'Send it'
/** The message about a request whose hidden field was filled in. */
export const HIDDEN_FIELD_FILLED =
  'Your request has not been sent yet, because our spam filter stopped it. Press “Send it” to send it anyway.'
