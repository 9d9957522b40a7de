<?php
// Phone numbers. The elements do the same in `src/business/phone-number.ts`, and one table of cases tests both.

defined( 'ABSPATH' ) || exit;

/** After a complete number and a space, these hours are a remark. */
const ELECTRICIAN_ELEMENTS_HOURS = array(
	'/^[0-9]{1,2}(?:\p{L}|:[0-9]|\.[0-9]{2}\s*[-–—])/u',
	'/^[0-9](?:\s*[-–—]\s*[0-9]{1,2}(?![-.]?[0-9])|\s+\p{L})/u',
	'/^[012][0-9]\s+(?:[ap]\.?m|h|hrs?|hours?|uhr|uur|stunden|horas|heures)(?!\p{L})/iu',
	'/^[012][0-9]\s+\p{L}{1,5}\s+[0-9]{1,2}(?![\s.-]?[0-9])/u',
);

/** Returns a link that calls the first number in a text. Returns an empty text if a phone cannot dial it. */
function electrician_elements_phone_link( $phone ): string {
	$round_the_clock = '/\b(?:24\s*(?:\/\s*(?:7|24)|-?\s*h(?:ou)?rs?|h)|7\s*j?\s*\/\s*7)\b/iu';
	$text = (string) preg_replace( $round_the_clock, ' ', electrician_elements_ascii_digits( is_string( $phone ) ? $phone : '' ) );
	if ( ! preg_match( '/(\+?)[\s(]*([0-9].*)/su', $text, $found ) ) {
		return '';
	}
	list( , $plus, $rest ) = $found;
	if ( '' !== $plus || '00' === substr( $rest, 0, 2 ) ) {
		// Callers from abroad must not dial a trunk prefix such as “(0)”.
		$rest = preg_replace( '/\(\s*0\s*\)/u', '', $rest, 1 );
	}
	$number = electrician_elements_first_number( $plus . $rest );
	preg_match( '/(?:,+[0-9*#]+)+\s*$/uD', $number, $pauses );
	$pauses = $pauses[0] ?? '';
	$digits = electrician_elements_keypad_digits( substr( $number, 0, strlen( $number ) - strlen( $pauses ) ) );
	return preg_match( '/^[0-9]{7,15}$/D', $digits ) ? 'tel:' . $plus . $digits . trim( $pauses ) : '';
}

/** Replaces full-width and Arabic characters with ASCII characters, and removes invisible ones. */
function electrician_elements_ascii_digits( string $text ): string {
	$text   = (string) preg_replace( '/\p{Cf}/u', '', $text );
	$low    = fn ( $character ) => ( ord( $character[1] ) & 63 ) << 6 | ord( $character[2] ) & 63;
	$text   = (string) preg_replace_callback( '/[\x{ff01}-\x{ff5e}]/u', fn ( $found ) => chr( $low( $found[0] ) - 0xee0 ), $text );
	$digits = preg_split( '//u', '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', -1, PREG_SPLIT_NO_EMPTY );
	return strtr( $text, array_combine( $digits, str_split( '01234567890123456789' ) ) );
}

/** Returns the first number in a text, without its extension. A separator inside an incomplete number is ignored. */
function electrician_elements_first_number( string $text ): string {
	$extension = '/(?<![a-z])(?:ext(?:ension)?|x)[\s.:]*[0-9]|#(?=\s*[0-9])/iu';
	$separator = '~\s(?:or|and|oder|und|ou|y|o)\s|[|;\n&/·•]|,\s|\s[-–—]\s(?=(?:[^0-9]*[0-9]){7})~iu';
	$number    = '';
	foreach ( preg_split( $separator, preg_split( $extension, $text )[0] ) as $part ) {
		if ( strlen( electrician_elements_keypad_digits( $number ) ) < 7 ) {
			$number .= ' ' . $part;
		}
	}
	return $number;
}

/** Returns a number's digits. Letters stand for digits, as in 1-800-FLOWERS. A remark after the number is left out. */
function electrician_elements_keypad_digits( string $text ): string {
	$keys        = array_combine( range( 'A', 'Z' ), str_split( '22233344455566677778889999' ) );
	$long_number = preg_match( '/^\s*\+/u', $text ) ? 9 : 8;
	$digits      = '';
	preg_match_all( '/([\s().-]*)(?:(\p{L}+)|([0-9]+)|.)/su', $text, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
	foreach ( $matches as $found ) {
		$before = $found[1][0];
		$word   = $found[2][0] ?? '';
		$number = $found[3][0] ?? '';
		$length = strlen( $digits );
		$rest   = '' !== $number && preg_match( '/\s/u', $before ) ? substr( $text, $found[3][1] ) : '';
		if ( $length >= 7 && ( preg_match( '/[([{<+=:~→,]/u', $found[0][0] ) || electrician_elements_is_hours( $rest ) ) ) {
			break;
		}
		// Two hours such as `10-18` are also the end of a number, as in `+7 495 123 10-20`.
		if ( $length >= $long_number && preg_match( '/^[012][0-9]\s*[-–—]\s*[012][0-9](?![-.]?[0-9])/u', $rest ) ) {
			break;
		}
		$digits   .= $number;
		$is_vanity = preg_match( '/^[01][0-9]{6,8}$/D', $digits ) && ( preg_match( '/[.-]$/D', $before ) || preg_match( '/^[A-Z]*$/D', $word ) );
		if ( '' !== $word && strlen( $digits ) >= 7 && ! $is_vanity ) {
			break;
		}
		$digits .= preg_replace( '/[^0-9]/', '', strtr( strtoupper( $word ), $keys ) );
	}
	return $digits;
}

function electrician_elements_is_hours( string $text ): bool {
	foreach ( ELECTRICIAN_ELEMENTS_HOURS as $hours ) {
		if ( preg_match( $hours, $text ) ) {
			return true;
		}
	}
	return false;
}
