<?php
// The facts that the settings page has fields for. Each field shows a fact as text. Only changed texts change facts.

defined( 'ABSPATH' ) || exit;

const ELECTRICIAN_ELEMENTS_DAYS = array( 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun' );

/** Returns the fields: for each fact its label, its help, and whether it is a list with one entry per line. */
function electrician_elements_form_facts(): array {
	return array(
		'name'           => array( __( 'Name of the business', 'electrician-elements' ), __( 'If it is empty, your website’s title appears.', 'electrician-elements' ), false ),
		'owner_name'     => array( __( 'Your name', 'electrician-elements' ), '', false ),
		'phone'          => array( __( 'Phone number', 'electrician-elements' ), '', false ),
		'email'          => array( __( 'Email address', 'electrician-elements' ), '', false ),
		'service_area'   => array( __( 'Area that you serve', 'electrician-elements' ), '', false ),
		'hours'          => array( __( 'Opening hours', 'electrician-elements' ), __( 'One line for days with the same hours, for example “Mon-Fri 08:00-18:00” or “Sat 9am-1pm”. Days without a line are closed.', 'electrician-elements' ), true ),
		'services'       => array( __( 'Services', 'electrician-elements' ), __( 'One service per line: its title, or its title and a description, for example “Panel upgrades: More power for your house”.', 'electrician-elements' ), true ),
		'license_number' => array( __( 'License number', 'electrician-elements' ), '', false ),
	);
}

/** Returns the texts that the fields show. A fact that does not fit into its field has an empty text. */
function electrician_elements_form_texts( array $facts ): array {
	$texts = array();
	foreach ( array_keys( electrician_elements_form_facts() ) as $name ) {
		$texts[ $name ] = is_string( $facts[ $name ] ?? null ) ? $facts[ $name ] : '';
	}
	$texts['hours']     = implode( "\n", array_keys( electrician_elements_by_line( $facts['hours']->week ?? null, 'electrician_elements_hours_line' ) ) );
	$texts['services']  = implode( "\n", array_keys( electrician_elements_by_line( $facts['services'] ?? null, 'electrician_elements_service_line' ) ) );
	$texts['emergency'] = true === ( $facts['emergency'] ?? null ) ? '1' : '';
	return $texts;
}

/** Returns the facts with the changed texts of the form's fields. An empty field removes its fact. */
function electrician_elements_apply_form( array $facts, array $fields ): array {
	$result = $facts;
	foreach ( electrician_elements_form_texts( $facts ) as $name => $before ) {
		if ( ! isset( $fields[ $name ] ) || ! is_string( $fields[ $name ] ) ) {
			continue;
		}
		$text = electrician_elements_lines( $fields[ $name ] );
		if ( electrician_elements_lines( $before ) === $text ) {
			continue;
		}
		if ( 'emergency' === $name ) {
			$result['emergency'] = '1' === $text ? true : null;
		} elseif ( 'hours' === $name ) {
			$result['hours'] = electrician_elements_changed_hours( $facts['hours'] ?? null, $text );
		} elseif ( 'services' === $name ) {
			$result['services'] = electrician_elements_changed_services( $facts['services'] ?? null, $text );
		} else {
			$result[ $name ] = $text;
		}
		if ( null === $result[ $name ] || '' === $result[ $name ] || array() === $result[ $name ] ) {
			unset( $result[ $name ] );
		}
	}
	return $result;
}

/** Returns a text without markup, surrounding spaces and empty lines. */
function electrician_elements_lines( string $text ): string {
	return trim( preg_replace( '/\s*\n\s*/', "\n", sanitize_textarea_field( $text ) ) );
}

/** Returns the entries of a list by their lines, without the entries that do not fit into a line. */
function electrician_elements_by_line( $list, callable $line_of ): array {
	$entries = array();
	foreach ( is_array( $list ) ? $list : array() as $entry ) {
		$line = is_object( $entry ) ? $line_of( $entry ) : '';
		if ( '' !== $line ) {
			$entries[ electrician_elements_text( $line ) ] = $entry;
		}
	}
	return $entries;
}

/** Returns the line of a service. */
function electrician_elements_service_line( object $service ): string {
	$texts = array_filter( array( $service->title ?? '', $service->description ?? '' ), 'is_string' );
	return implode( ': ', array_filter( $texts, 'strlen' ) );
}

/** Returns the services of the lines. A service that had the same title keeps its features. */
function electrician_elements_changed_services( $services, string $text ): array {
	$known    = electrician_elements_by_line( $services, 'electrician_elements_service_line' );
	$by_title = electrician_elements_by_line( $services, fn ( $service ) => is_string( $service->title ?? null ) ? $service->title : '' );
	$changed  = array();
	foreach ( array_filter( explode( "\n", $text ), 'strlen' ) as $line ) {
		$parts     = preg_split( '/\s*:\s+/', $line, 2 );
		$fields    = array_combine( array_slice( array( 'title', 'description' ), 0, count( $parts ) ), $parts );
		$before    = array_diff_key( (array) ( $by_title[ $parts[0] ] ?? array() ), array( 'description' => true ) );
		$changed[] = $known[ $line ] ?? (object) array_merge( $before, $fields );
	}
	return $changed;
}

/** Returns the line of an entry of the weekly schedule. */
function electrician_elements_hours_line( object $entry ): string {
	$days  = $entry->days ?? null;
	$times = array( $entry->opens ?? null, $entry->closes ?? null );
	if ( ! is_array( $days ) || array_diff( $days, ELECTRICIAN_ELEMENTS_DAYS ) || array_filter( $times, 'is_string' ) !== $times ) {
		return '';
	}
	$first = array_search( $days[0] ?? '', ELECTRICIAN_ELEMENTS_DAYS, true );
	$range = array_slice( ELECTRICIAN_ELEMENTS_DAYS, (int) $first, count( $days ) );
	$names = count( $days ) > 2 && $days === $range ? $days[0] . '-' . end( $days ) : implode( ', ', $days );
	return $names . ' ' . implode( '-', $times );
}

/** Returns the hours with the schedule of the lines, or null if nothing is left. Reports a line that cannot be read. */
function electrician_elements_changed_hours( $hours, string $text ) {
	$week = array();
	foreach ( array_filter( explode( "\n", $text ), 'strlen' ) as $line ) {
		$entry = electrician_elements_hours_of( $line );
		if ( null === $entry ) {
			/* translators: %s: a line that the administrator wrote */
			electrician_elements_report( 'hours', sprintf( __( 'The opening hours “%s” could not be read. Write, for example, “Mon-Fri 08:00-18:00”.', 'electrician-elements' ), $line ), $text );
			return $hours;
		}
		$week[] = $entry;
	}
	$fields = is_object( $hours ) ? (array) $hours : array();
	unset( $fields['week'] );
	if ( $week ) {
		$fields['week'] = $week;
	}
	return $fields ? (object) $fields : null;
}

/** Returns the entry of a line such as “Mon-Fri 08:00-18:00”, or null if it cannot be read. */
function electrician_elements_hours_of( string $line ): ?object {
	$day  = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
	$days = "$day(?:\s*[-–]\s*$day)?(?:[\s,&]+$day(?:\s*[-–]\s*$day)?)*";
	$time = '(\d\d?)(?::([0-5]\d))?\s*(?:([ap])\.?m\.?)?';
	if ( ! preg_match( "/^($days)\s*:?\s*$time\s*[-–]\s*$time$/iuD", $line, $found, PREG_UNMATCHED_AS_NULL ) ) {
		return null;
	}
	$opens  = electrician_elements_time( ...array_slice( $found, 2, 3 ) );
	$closes = electrician_elements_time( ...array_slice( $found, 5, 3 ) );
	$is_range = $opens && $closes && $opens !== $closes && '24:00' !== $opens;
	return $is_range ? (object) array( 'days' => electrician_elements_days( $found[1] ), 'opens' => $opens, 'closes' => $closes ) : null;
}

/** Returns the days in a text such as “Mon-Wed, Sat”. */
function electrician_elements_days( string $text ): array {
	$days = array();
	foreach ( preg_split( '/[\s,&]+/', preg_replace( '/\s*[-–]\s*/u', '-', $text ) ) as $range ) {
		$ends = array_map( fn ( $name ) => (int) array_search( ucfirst( strtolower( substr( $name, 0, 3 ) ) ), ELECTRICIAN_ELEMENTS_DAYS, true ), explode( '-', $range ) );
		$last = end( $ends ) < $ends[0] ? end( $ends ) + 7 : end( $ends );
		for ( $day = $ends[0]; $day <= $last; $day++ ) {
			$days[] = ELECTRICIAN_ELEMENTS_DAYS[ $day % 7 ];
		}
	}
	return array_values( array_unique( $days ) );
}

/** Returns a time as “08:00”, or an empty text if it is impossible or could be in the morning or in the evening. */
function electrician_elements_time( string $hour, ?string $minute, ?string $half ): string {
	$hours = (int) $hour;
	if ( $half ) {
		$is_valid = $hours >= 1 && $hours <= 12;
		$hours    = $hours % 12 + ( 'p' === strtolower( $half ) ? 12 : 0 );
	} else {
		$is_valid = null !== $minute && ( $hours < 24 || ( 24 === $hours && '00' === $minute ) );
	}
	return $is_valid ? sprintf( '%02d:%02d', $hours, (int) $minute ) : '';
}
