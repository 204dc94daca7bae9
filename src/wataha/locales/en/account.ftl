## Being told that it is one's turn

account-notices = When it is your turn
account-notices-why = You are told when you are to move and do not do so at once. Nothing of your cards is ever sent.
account-push-on = Tell me in this browser
account-push-off = Stop telling me in this browser
account-push-started = You will be told in this browser.
account-push-blocked = This browser does not allow notifications here. Allow them in its settings for this site.
account-push-failed = This browser could not reach its push service. Try again later.
account-here = this browser
account-test = Send a test
account-test-named = Send a test: { $what }
account-test-sent = A test is on its way.
account-remove = Remove
account-remove-named = Remove: { $what }
account-removed = Nothing is sent there any more.
account-failing = The last attempt failed
account-paused = Switched off after too many failures
account-resume = Switch on again
account-email = E-mail
account-email-why = Mails come at most once an hour, with all tables that wait. There is a link in each to get no more.
account-email-notices = Mail { $address } when it is my turn
account-email-waits = A link was sent to { $address }. Follow it, and the address is confirmed.
account-email-address = E-mail address
account-email-set = Send me a link
account-email-sent = Look into your mailbox: a link was sent there.
account-mail-hours = At most one mail
account-mail-hours-1 = an hour
account-mail-hours-6 = in six hours
account-mail-hours-24 = a day
account-webhook = A program of your own
account-webhook-why = Every turn is told to this address by a signed request, for instance to let a lamp glow.
account-webhook-address = Address, https://
account-webhook-add = Add
account-webhook-added = Added; a test is on its way.
account-webhook-secret = Requests are signed with this key. It is shown only now; copy it.
account-games = Of these games
account-paces = At these paces
account-quiet = Quiet hours
account-quiet-on = Send nothing at night
account-quiet-from = from
account-quiet-until = until
account-zone = Time zone
account-kept = That is kept.

## Links in mails

account-confirm-title = Your e-mail address
account-confirm = Yes, this is my address
account-confirm-done = The address is confirmed.
account-unsubscribe-title = Mails from Wataha
account-unsubscribe = No more mails, please
account-unsubscribe-done = No more mails will come.

## Coming back

account-forgotten = Forgot your password?
account-recover-title = A new password
account-recover-why = A link for a new password is sent to the e-mail address of your account, if it was confirmed.
account-recover-sent = If an account has this address, a link is on its way.
account-password-title = Password
account-password-old = Old password
account-password-new = New password
account-password-change = Change the password
account-password-changed = Your password is changed; you are logged out everywhere else.
account-passkeys = Passkeys
account-passkeys-why = With a passkey your device lets you in by your finger, your face or its code, without a password.
account-passkey-add = Make a passkey
account-passkey-added = The passkey is made.
account-passkey-removed = That passkey opens nothing any more.
account-passkey-made = made { $date }
account-passkey-login = Log in by a passkey
account-passkey-failed = No passkey was chosen.
account-oidc-login = Log in by { $name }
account-data = Download all my data

## Holidays

account-holiday = Holidays
account-holiday-why = On holiday, your clocks in games by post stand still, and the others see until when. Every day that you begin counts; there are { $most } within a year. In tournaments clocks run on.
account-holiday-left = { $left ->
    [one] You have one day left.
   *[other] You have { $left } days left.
}
account-holiday-on = You are on holiday until { $date }.
account-holiday-days = Days from now
account-holiday-until = until { $date }
account-holiday-begin = Go on holiday
account-holiday-change = Change
account-holiday-begun = Your clocks stand still.
account-holiday-end = I’m back
account-holiday-ended = Your clocks run again.
account-holiday-pressing = These clocks have less than an hour left, and a holiday does not stop them. Move there first:
account-holiday-table = To the table
