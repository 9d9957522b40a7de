/** The label of the button that sends a request again whose hidden field was filled in. */
export const SEND_ANYWAY = 'Send it'
/** The message about a request whose hidden field was filled in. */
export const HIDDEN_FIELD_FILLED =
  'Your request has not been sent yet. A hidden field that catches spam was filled in, perhaps by your password manager. Press “Send it” to send your request.'
